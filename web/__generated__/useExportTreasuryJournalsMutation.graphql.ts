/**
 * @generated SignedSource<<b276094e62dd13a616053f8a9e93c5b9>>
 * @relayHash a7095220625bd3e3c42973824602983b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d44deb5d88d40521b7b620c42bbc56f4eb85cf1b5ae5f6936d5e56ce24b6ce27

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
v3 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useExportTreasuryJournalsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportJournalsPayload",
        "kind": "LinkedField",
        "name": "exportTreasuryJournals",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_error",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExportTreasuryJournalsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportJournalsPayload",
        "kind": "LinkedField",
        "name": "exportTreasuryJournals",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d44deb5d88d40521b7b620c42bbc56f4eb85cf1b5ae5f6936d5e56ce24b6ce27",
    "metadata": {},
    "name": "useExportTreasuryJournalsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1cd8fe902d5e92561762e11eaa8ffd91";

export default node;
