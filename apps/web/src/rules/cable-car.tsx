export default function CableCarRules() {
  return <main />;
}
