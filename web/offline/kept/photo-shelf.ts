import { fetchOurs } from '#web/lib/strangers-answer.ts';
import { isPhotoCache } from './cache-names.ts';

/** Some forty projects' thumbnails, or sixty photos at full size. */
const MAX_PHOTOS = 600;
const MAX_BYTES = 60 * 1024 * 1024;

/**
 * The photos that the signed-in student has seen here (PRODUCT.md#what-a-device-keeps). The page makes the cache at
 * the login and drops it at the logout; without it nothing is kept.
 */
export class PhotoShelf {
  /** The bytes of each address, the oldest first; null until the cache has been asked. */
  #bytes: Map<string, number> | null = null;
  #name = '';

  /** A photo from the device, or from the server, which then stays on the device. */
  async photo(request: Request): Promise<Response> {
    const cache = await this.#open();
    if (!cache) return fetch(request);
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    try {
      const response = await fetchOurs(request);
      // The cache's owner may have changed while the photo was on its way.
      if (response.ok && (await caches.has(this.#name))) await this.#keep(cache, request, response.clone());
      return response;
    } catch (error) {
      // Smaller or larger than wanted is better than none.
      const other = await cache.match(request, { ignoreVary: true, ignoreSearch: true });
      if (other) return other;
      throw error;
    }
  }

  async #open(): Promise<Cache | null> {
    const name = (await caches.keys()).find(isPhotoCache);
    if (!name) return null;
    if (name !== this.#name) this.#bytes = null;
    this.#name = name;
    return caches.open(name);
  }

  async #keep(cache: Cache, { url }: Request, response: Response): Promise<void> {
    const bytes = (await response.clone().blob()).size;
    this.#bytes ??= await bytesIn(cache);
    try {
      await cache.put(url, response);
    } catch {
      return; // The device is full: it is shown all the same.
    }
    this.#bytes.set(url, bytes);
    await this.#makeRoom(cache, this.#bytes);
  }

  async #makeRoom(cache: Cache, bytes: Map<string, number>): Promise<void> {
    let sum = [...bytes.values()].reduce((all, one) => all + one, 0);
    for (const [url, size] of bytes) {
      if (bytes.size <= MAX_PHOTOS && sum <= MAX_BYTES) return;
      await cache.delete(url, { ignoreVary: true });
      bytes.delete(url);
      sum -= size;
    }
  }
}

async function bytesIn(cache: Cache): Promise<Map<string, number>> {
  const all = new Map<string, number>();
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url, { ignoreVary: true });
    all.set(url, Number(response?.headers.get('content-length') ?? 0));
  }
  return all;
}
