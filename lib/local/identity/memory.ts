import type { Adapter, Payload } from 'oidc-provider';

/** Keeps what lives for minutes or hours (codes, interactions, access and refresh tokens) in memory; a restart ends it. */
export function createMemory(): (model: string) => Adapter {
  const entries = new Map<string, { payload: Payload; expiresAt: number }>();

  function get(key: string): Payload | undefined {
    const entry = entries.get(key);
    if (!entry || entry.expiresAt > Date.now()) return entry?.payload;
    entries.delete(key);
    return undefined;
  }

  function findWhere(model: string, matches: (payload: Payload) => boolean): Payload | undefined {
    for (const [key, { payload }] of entries) {
      if (key.startsWith(`${model}:`) && matches(payload)) return get(key);
    }
    return undefined;
  }

  function dropExpired(): void {
    for (const key of entries.keys()) get(key);
  }

  return (model) => ({
    upsert: async (id, payload, expiresInSeconds = Infinity) => {
      dropExpired();
      entries.set(`${model}:${id}`, { payload, expiresAt: Date.now() + expiresInSeconds * 1000 });
    },
    find: async (id) => get(`${model}:${id}`),
    findByUid: async (uid) => findWhere(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findWhere(model, (payload) => payload['userCode'] === userCode),
    consume: async (id) => {
      const payload = get(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => {
      entries.delete(`${model}:${id}`);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) {
        if (payload.grantId === grantId) entries.delete(key);
      }
    },
  });
}
