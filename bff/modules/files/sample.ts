import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  ids: { fileId: 'File', fileIds: 'File' },
  withoutIds: ['createFileUpload'],
}
