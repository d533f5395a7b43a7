/** Us, as WebAuthn knows us: passkeys are bound to our host, and answers must come from our origin. */
export function relyingParty(publicOrigin: string) {
  const { origin, hostname } = new URL(publicOrigin)
  return { name: 'Arus', id: hostname, origin }
}
