import { isRouteErrorResponse } from "react-router";

/**
 * Loads a page's data on a client-side navigation. Only an answer of 404 means that there is no
 * such page; a lost connection or a fault of the host is thrown on, to be shown as what it is.
 */
export async function foundOrMissing<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return null;
    throw error;
  }
}
