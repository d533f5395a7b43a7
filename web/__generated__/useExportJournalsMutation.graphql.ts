/**
 * @generated SignedSource<<c2fcd2df887cdf612db7f147fb38a7ff>>
 * @relayHash 0f164c01a84331e3c8004ae6196c1b41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc7628f38935e5a76b9c8806cdd1ffc774fca010ae66b2a04edbe57c7cc7579f

import type { ConcreteRequest } from 'relay-runtime';
export type JournalLayout = "CSV";
export type ExportJournalsInput = {
  idempotencyKey: string;
  layout?: JournalLayout | null | undefined;
  month: string;
  reason?: string | null | undefined;
};
export type useExportJournalsMutation$variables = {
  input: ExportJournalsInput;
};
export type useExportJournalsMutation$data = {
  readonly exportInvoicingJournals: {
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
export type useExportJournalsMutation = {
  response: useExportJournalsMutation$data;
  variables: useExportJournalsMutation$variables;
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
    "name": "exportInvoicingJournals",
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
    "name": "useExportJournalsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExportJournalsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fc7628f38935e5a76b9c8806cdd1ffc774fca010ae66b2a04edbe57c7cc7579f",
    "metadata": {},
    "name": "useExportJournalsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2028513798c9b925935b85c17f318a48";

export default node;
