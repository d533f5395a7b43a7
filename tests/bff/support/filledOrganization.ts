// One record of every type in an organization, created through the API by the modules' samples, and their ids.
import type { SampleTools } from '../../../bff/sample.ts'
import { until } from '../../support/until.ts'
import type { Person } from './person.ts'
import { inputTypeOf, SAMPLES } from './samples.ts'

export type Ids = { global: Map<string, string>; uuid: Map<string, string> }

type Payload<Field> = Record<string, Field> & {
  userErrors: { code: string; message: string; field: string[] | null }[]
}

export async function fillOrganization(owner: Person, organizationId: string): Promise<Ids> {
  const global = new Map<string, string>()
  const uuid = new Map<string, string>()

  const get: SampleTools['get'] = (query, variables = {}) => owner.get(query, variables, organizationId)

  async function make<Field>(
    mutation: string,
    input: object,
    field: string,
    selection = '{ id uuid }',
  ): Promise<Field> {
    const query = `mutation($input: ${inputTypeOf(mutation)}!) { ${mutation}(input: $input) { ${field} ${selection} userErrors { code message field } } }`
    const { [mutation]: payload } = await get<Record<string, Payload<Field>>>(query, { input })
    const made = payload?.[field]
    if (!payload || payload.userErrors.length > 0 || !made) throw new Error(`${mutation}: ${JSON.stringify(payload)}`)
    return made
  }

  async function makeProven<Field>(mutation: string, input: object, ...rest: [string, string?]): Promise<Field> {
    const passkey = await owner.passkey()
    const query = `mutation($input: ${inputTypeOf(mutation)}!) { ${mutation}(input: $input) { passkeyOptions userErrors { code } } }`
    const { [mutation]: asked } = await get<Record<string, { passkeyOptions: string | null }>>(query, { input })
    if (!asked?.passkeyOptions) throw new Error(`${mutation}: ${JSON.stringify(asked)}`)
    return make<Field>(mutation, { ...input, ...passkey.answer(asked.passkeyOptions) }, ...rest)
  }

  async function upload(purpose: string, text: string): Promise<string> {
    const [name, contentType] = text.startsWith('%PDF') ? ['file.pdf', 'application/pdf'] : ['file.csv', 'text/csv']
    const input = { purpose, name, size: Buffer.byteLength(text), contentType }
    type Upload = { fileId: string; url: string }
    const { fileId, url } = await make<Upload>('createFileUpload', input, 'upload', '{ fileId url }')
    const { status } = await owner.file('PUT', url, text)
    if (status >= 300) throw new Error(`The upload was answered ${status}`)
    return fileId
  }

  const tools: SampleTools = {
    organizationId,
    today: Temporal.Now.plainDateISO('Asia/Jakarta').toString(),
    get,
    make,
    makeProven,
    upload,
    until,
    fresh: () => owner.fresh(),
    idOf(type) {
      const id = global.get(type)
      if (id === undefined) throw new Error(`no sample below has noted a ${type}`)
      return id
    },
    note(type, record) {
      if (!record) throw new Error(`the organization has no ${type}`)
      global.set(type, record.id)
      if (record.uuid !== undefined) uuid.set(type, record.uuid)
    },
  }
  // Sequentially: higher modules need the records of lower ones.
  for (const sample of SAMPLES.values()) await sample.make?.(tools)
  return { global, uuid }
}
