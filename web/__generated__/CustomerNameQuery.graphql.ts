/**
 * @generated SignedSource<<e4a9239fa6dec3294e60a22c67d07e56>>
 * @relayHash bbbf3f0cf5f56d9c704d18cdfa42b63c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afe535a00c52fbf39760fe343031869d840e28279fdd889dff6e8c074c630f47

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerNameQuery$variables = {
  id: string;
};
export type CustomerNameQuery$data = {
  readonly node: {
    readonly name?: string;
  } | null | undefined;
};
export type CustomerNameQuery = {
  response: CustomerNameQuery$data;
  variables: CustomerNameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
    "name": "CustomerNameQuery",
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
    "name": "CustomerNameQuery",
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
    "id": "afe535a00c52fbf39760fe343031869d840e28279fdd889dff6e8c074c630f47",
    "metadata": {},
    "name": "CustomerNameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d1dd834e4c1ae786ffd9d5f19171dfab";

export default node;
