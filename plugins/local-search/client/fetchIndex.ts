/** The index's data from its address. Throws when the server has none or it is no JSON. */
export async function fetchIndex(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} was answered with status ${response.status}.`);
  }
  return response.json();
}
