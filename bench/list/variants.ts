// The servers that are compared: Arus, Arus without any strategy but graphql-js, and its peers.
export const VARIANTS = ['arus', 'arus plain', 'apollo', 'mercurius jit', 'yoga jit', 'hand-written'] as const
export type Variant = (typeof VARIANTS)[number]

export const isVariant = (name: string): name is Variant => VARIANTS.some(known => known === name)

/** Whose versions belong to the figures. */
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
