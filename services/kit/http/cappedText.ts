// The text of somebody else's answer, as far as we are willing to receive it.

type CappedText = { text: string; isWhole: boolean }

/** Reads at most so many bytes; leaving the loop ends the connection, so that the rest is not even received. */
export async function cappedText(body: AsyncIterable<unknown>, mostBytes: number): Promise<CappedText> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue
    chunks.push(chunk)
    length += chunk.length
    if (length > mostBytes) break
  }
  const text = Buffer.concat(chunks).subarray(0, mostBytes).toString()
  return { text, isWhole: length <= mostBytes }
}
