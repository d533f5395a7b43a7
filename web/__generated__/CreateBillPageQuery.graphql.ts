/**
 * @generated SignedSource<<2da1f4765dae2ce7f831cc8a50399b04>>
 * @relayHash 67b85725fdae69960beab8a6e152bc7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c890712663a5894c9d91600d9468db6f8d04983c5a3f889545c3749595480b54

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD" | "%future added value";
export type CreateBillPageQuery$variables = Record<PropertyKey, never>;
export type CreateBillPageQuery$data = {
  readonly organization: {
    readonly defaultCurrency: Currency;
    readonly permissions: ReadonlyArray<string>;
  };
};
export type CreateBillPageQuery = {
  response: CreateBillPageQuery$data;
  variables: CreateBillPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "defaultCurrency",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CreateBillPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateBillPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "c890712663a5894c9d91600d9468db6f8d04983c5a3f889545c3749595480b54",
    "metadata": {},
    "name": "CreateBillPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d41db8eb4fc7df435684a9b87530d246";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
