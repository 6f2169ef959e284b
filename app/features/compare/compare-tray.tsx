export default function CompareTray() {
  return null;
}
