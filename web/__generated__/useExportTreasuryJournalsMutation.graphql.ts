/**
 * @generated SignedSource<<37e07e7b184d553ae3e6820cfb1f2b8c>>
 * @relayHash ea29e68c76e388db7be21b74e7913d97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30a1985f13b08f689e91ae59d115cb61530005c367beb3e1736f7cfb46df4fcd

import type { ConcreteRequest } from 'relay-runtime';
export type JournalLayout = "CSV";
export type ExportJournalsInput = {
  idempotencyKey: string;
  layout?: JournalLayout | null | undefined;
  month: string;
  reason?: string | null | undefined;
};
export type useExportTreasuryJournalsMutation$variables = {
  input: ExportJournalsInput;
};
export type useExportTreasuryJournalsMutation$data = {
  readonly exportTreasuryJournals: {
    readonly export: {
      readonly entryCount: number;
      readonly name: string;
      readonly url: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useExportTreasuryJournalsMutation = {
  response: useExportTreasuryJournalsMutation$data;
  variables: useExportTreasuryJournalsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ExportJournalsPayload",
    "kind": "LinkedField",
    "name": "exportTreasuryJournals",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "JournalExport",
        "kind": "LinkedField",
        "name": "export",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "entryCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useExportTreasuryJournalsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExportTreasuryJournalsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "30a1985f13b08f689e91ae59d115cb61530005c367beb3e1736f7cfb46df4fcd",
    "metadata": {},
    "name": "useExportTreasuryJournalsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b68380eb6faab81477906571b1a4da8e";

export default node;
