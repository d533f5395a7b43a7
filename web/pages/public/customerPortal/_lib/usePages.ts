import { useRef, useState } from 'react'
import { useAnswer } from './useAnswer.ts'

type Page<Node> = {
  readonly edges: readonly { readonly node: Node }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null | undefined }
}
export type ReadPage<Node> = (after: string | null) => Promise<Page<Node>>

/** The loaded pages of a list; all of them are reloaded when something on the page has changed. */
export function usePages<Node>(key: string, read: ReadPage<Node>, onSignedOut: () => void) {
  const wanted = useRef(1)
  const [isFetching, setFetching] = useState(false)

  async function readAll() {
    const nodes: Node[] = []
    let after: string | null = null
    for (let count = 0; count < wanted.current; count++) {
      const { edges, pageInfo }: Page<Node> = await read(after)
      nodes.push(...edges.map(({ node }) => node))
      if (!pageInfo.hasNextPage) return { nodes, hasMore: false }
      after = pageInfo.endCursor ?? null
    }
    return { nodes, hasMore: true }
  }
  const [answered, again, quietly] = useAnswer(key, readAll, onSignedOut)

  async function readOn() {
    wanted.current++
    setFetching(true)
    await quietly()
    setFetching(false)
  }
  return { answered, again, isFetching, readOn }
}
