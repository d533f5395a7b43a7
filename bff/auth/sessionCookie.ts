// All that a browser holds of its session: an opaque id that no script can read.

export type SessionCookie = ReturnType<typeof sessionCookie>

/** A session as the account service returns it. */
export type HeldSession = { id: string; remember: boolean; expiresAt: string }

const VALUE = /^[\w-]{20,200}$/

/** The value of a cookie in a `cookie` header; the first one of that name. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at >= 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/**
 * On HTTPS the name's prefix makes browsers accept the cookie only from this host over TLS. Customers' sessions have their own cookie, so
 * that neither is read as the other.
 */
export function sessionCookie({ https, of = 'staff' }: { https: boolean; of?: 'staff' | 'customer' }) {
  const plain = of === 'staff' ? 'arus' : 'arus-customer'
  const name = https ? `__Host-${plain}` : plain
  const attributes = `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
  return {
    /** The session id in a `cookie` header; undefined for a malformed value. */
    read(header: string | undefined): string | undefined {
      const value = cookieIn(header, name)
      return value !== undefined && VALUE.test(value) ? value : undefined
    },
    /** The `set-cookie` value for a session. Without "remember me" it ends with the browser; the service may end it sooner. */
    write({ id, remember, expiresAt }: HeldSession): string {
      const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1_000))
      return `${name}=${id}; ${attributes}${remember ? `; Max-Age=${seconds}` : ''}`
    },
    /** The `set-cookie` value that deletes the cookie. */
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}
