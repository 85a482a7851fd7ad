import type { Sandbox } from '@drumbeat/sandbox';

/** The settings of a program that sends to browsers of the stand-in, by a key that is worth nothing. */
export function pushEnvironment(sandbox?: Sandbox): Record<string, string> {
  return {
    VAPID_PRIVATE_KEY: Buffer.alloc(32, 5).toString('base64'),
    ...(sandbox ? { PUSH_SANDBOX_URL: `${sandbox.roots.push}/push/` } : {}),
  };
}

/** A browser as a real one would describe itself, at an address that nobody answers. */
export const aPushSubscription = (id: string) => ({
  endpoint: `https://push.example.com/send/${id}`,
  keys: {
    // The example of RFC 8291.
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});
