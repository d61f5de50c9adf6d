export default function HomeExtras() { return null; }
