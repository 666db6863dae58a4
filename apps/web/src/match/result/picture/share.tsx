import { createSignal } from "solid-js";
import { t } from "../../../i18n/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Toast } from "../../../ui/toast.tsx";
import { saveFile } from "../save.ts";
import type { ResultPicture } from "./draw.ts";

/** Gives the result as a picture to whoever the device can share it with, or as a file. */
export function SharePicture(props: { id: string; picture: () => ResultPicture }) {
  const [busy, setBusy] = createSignal(false);
  const [failed, setFailed] = createSignal("");
  const words = () => t().ended.picture;

  async function share() {
    setBusy(true);
    setFailed("");
    try {
      const { drawResult } = await import("./draw.ts");
      const name = `endstation-${props.id.slice(0, 8)}.png`;
      const file = new File([await drawResult(props.picture())], name, { type: "image/png" });
      if (maySharePictures()) await navigator.share({ files: [file], title: "Endstation" });
      else saveFile(file);
    } catch (error) {
      // Whoever closes the list of where to share has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError")) {
        setFailed(words().failed);
      }
    }
    setBusy(false);
  }

  return (
    <>
      <Button disabled={busy()} onClick={share}>
        {maySharePictures() ? words().share : words().save}
      </Button>
      <Toast text={failed()} onGone={() => setFailed("")} />
    </>
  );
}

// A desktop's list of where to share holds little that takes a picture: there a file is more use.
const maySharePictures = (): boolean =>
  matchMedia("(pointer: coarse)").matches &&
  navigator.canShare?.({ files: [new File([], "x.png", { type: "image/png" })] }) === true;
