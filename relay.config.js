// For the Relay compiler, which takes it with `require`: of an ES module that gives what is exported under this name.
const config = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './web/__generated__',
  eagerEsModules: true,
  // The page and the graph are deployed together, so an enum has the schema's values: ids of messages are composed of them.
  noFutureProofEnums: true,
  useImportTypeSyntax: true,
  requireCustomScalarTypes: true,
  customScalarTypes: {
    UUID: 'string',
    Date: 'string',
    DateTime: 'string',
    Decimal: 'string',
    EmailAddress: 'string',
    URL: 'string',
  },
  persistConfig: { file: './web/relay/persisted.json', algorithm: 'SHA256' },
  featureFlags: {
    enforce_module_name_prefix_for_non_haste: true,
    compact_query_text: { kind: 'enabled' },
  },
}

export { config as 'module.exports' }
