/**
 * @generated SignedSource<<b9e02d4fe4ce47d42c9e90dc0bc0c736>>
 * @relayHash 3e09c8afc7e94348cf778033fa6470cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce711c8fcf1c3c46441aed126a9e1c55f0bf8095659d629b994cc46cc4f0acbf

import type { ConcreteRequest } from 'relay-runtime';
export type SavedViewList = "BANK_ACCOUNTS" | "BILLS" | "COUNTERPARTIES" | "DEPOSITS" | "EXCEPTIONS" | "EXPECTED_TRANSACTIONS" | "INTERNAL_ACCOUNTS" | "MEMBERS" | "PAYMENTS" | "STATEMENT_TRANSACTIONS" | "TRANSFERS";
export type ExportDialogQuery$variables = {
  list: SavedViewList;
};
export type ExportDialogQuery$data = {
  readonly organization: {
    readonly exportColumns: ReadonlyArray<{
      readonly label: string;
      readonly name: string;
    }>;
  };
};
export type ExportDialogQuery = {
  response: ExportDialogQuery$data;
  variables: ExportDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "list"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "list",
      "variableName": "list"
    }
  ],
  "concreteType": "ExportColumn",
  "kind": "LinkedField",
  "name": "exportColumns",
  "plural": true,
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
      "name": "label",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ExportDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExportDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ce711c8fcf1c3c46441aed126a9e1c55f0bf8095659d629b994cc46cc4f0acbf",
    "metadata": {},
    "name": "ExportDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "252a116fd53ea7a35b8adc9d5660039d";

export default node;
