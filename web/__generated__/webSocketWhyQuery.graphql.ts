/**
 * @generated SignedSource<<43fc2382df19adc7409701f49a6e655c>>
 * @relayHash b9ad5c6cce62d467002a971d90b9deb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf70b19556ee10ffa78df3c62a60d280fe997797c7115a6c828b4e1df775a493

import type { ConcreteRequest } from 'relay-runtime';
export type webSocketWhyQuery$variables = Record<PropertyKey, never>;
export type webSocketWhyQuery$data = {
  readonly organization: {
    readonly uuid: string;
  };
};
export type webSocketWhyQuery = {
  response: webSocketWhyQuery$data;
  variables: webSocketWhyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "webSocketWhyQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "webSocketWhyQuery",
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
    "id": "bf70b19556ee10ffa78df3c62a60d280fe997797c7115a6c828b4e1df775a493",
    "metadata": {},
    "name": "webSocketWhyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "960fdf661a3327b08f750888cb5786d4";

export default node;
