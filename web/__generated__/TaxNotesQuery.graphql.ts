/**
 * @generated SignedSource<<23e20cced5deae1d975b172f176c9ca9>>
 * @relayHash 1bd70c4b76d29a73feea9091f7c166df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28012a3752a5c3edba7b37baee78330213988feaf19b082096cb7d3e79704612

import type { ConcreteRequest } from 'relay-runtime';
export type TaxNotesQuery$variables = {
  customerId: string;
};
export type TaxNotesQuery$data = {
  readonly node: {
    readonly identityNumber?: string | null | undefined;
    readonly name?: string;
    readonly taxNumber?: string | null | undefined;
    readonly uuid?: string;
  } | null | undefined;
};
export type TaxNotesQuery = {
  response: TaxNotesQuery$data;
  variables: TaxNotesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "customerId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
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
      "name": "taxNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identityNumber",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TaxNotesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "TaxNotesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "id": "28012a3752a5c3edba7b37baee78330213988feaf19b082096cb7d3e79704612",
    "metadata": {},
    "name": "TaxNotesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da687515e6add17945b90e96c08d9a02";

export default node;
