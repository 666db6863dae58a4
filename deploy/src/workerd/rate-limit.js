/**
 * The platform's rate-limit binding for a workerd of one's own, which has none: counts each key in
 * windows of `period` seconds and lets `limit` of them through.
 */
export default function rateLimit({ limit, period }) {
  const counts = new Map();
  let current = 0;
  return {
    async limit({ key }) {
      const window = Math.floor(Date.now() / (period * 1000));
      if (window !== current) counts.clear();
      current = window;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= limit };
    },
  };
}
