export async function finishBuild(_client: string) {}
