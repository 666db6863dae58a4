export default function TrambahnRules() {
  return <main />;
}
