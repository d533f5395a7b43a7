// The compared servers: Arus, Arus with only graphql-js, and its peers.
export const VARIANTS = ['arus', 'arus plain', 'apollo', 'mercurius jit', 'yoga jit', 'hand-written'] as const
export type Variant = (typeof VARIANTS)[number]

export const isVariant = (name: string): name is Variant => VARIANTS.some(known => known === name)

/** Packages whose versions are stored with the results. */
export const PACKAGES = [
  '@apollo/server',
  'graphql',
  'graphql-jit',
  'mercurius',
  'graphql-yoga',
  '@envelop/graphql-jit',
  'fastify',
  'undici',
]
