// Resolver types from the SDL of the modules. A module's `sources.ts` says what its parents are: `export type XSource` stands
// for the GraphQL type X wherever a resolver takes or gives one.
import { readdirSync, readFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { PERMISSION_KEYS } from './bff/__generated__/permissions.ts'

const MODULES = 'bff/modules'

function mappers(): Record<string, string> {
  const found: Record<string, string> = {}
  for (const path of readdirSync(MODULES, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('sources.ts')) continue
    for (const [, type] of readFileSync(`${MODULES}/${path}`, 'utf8').matchAll(
      /^export (?:type|interface) (?:\{ )?(\w+)Source\b/gm,
    ))
      found[type!] = `../modules/${path}#${type}Source`
  }
  return found
}

const config: CodegenConfig = {
  schema: `${MODULES}/**/*.graphql`,
  generates: {
    'bff/__generated__/resolverTypes.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#Context',
        mappers: { ...mappers(), Permission: './permissions.ts#Permission as PermissionKey' },
        useTypeImports: true,
        enumsAsTypes: true,
        enumType: 'string-literal',
        // Resolvers take and give the keys that the services have.
        enumValues: { Permission: PERMISSION_KEYS },
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
        avoidOptionals: { field: true, object: true, inputValue: false },
        defaultScalarType: 'string',
        strictScalars: false,
        emitLegacyCommonJSImports: false,
        importExtension: '',
        scalars: {
          UUID: 'string',
          Date: 'string',
          DateTime: 'string',
          Decimal: 'string',
          EmailAddress: 'string',
          URL: 'string',
        },
      },
    },
    'bff/__generated__/nodeTypes.ts': { plugins: ['tools/codegen/nodeTypes.ts'] },
    'schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true, sort: false } },
  },
}

export default config
