/**
 * @generated SignedSource<<330887428895aa401df087d56951b656>>
 * @relayHash 7197730ca8db05bb91a0f21ce34000b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a241b452a65ed2a5bb3e24738f20a5c4f3af8aff110abc104642b04ced25dc2a

import type { ConcreteRequest } from 'relay-runtime';
export type PayingOffQuery$variables = Record<PropertyKey, never>;
export type PayingOffQuery$data = {
  readonly organization: {
    readonly controls: {
      readonly transfersActive: boolean;
    } | null | undefined;
  };
};
export type PayingOffQuery = {
  response: PayingOffQuery$data;
  variables: PayingOffQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Controls",
  "kind": "LinkedField",
  "name": "controls",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "transfersActive",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PayingOffQuery",
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
    "name": "PayingOffQuery",
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
    "id": "a241b452a65ed2a5bb3e24738f20a5c4f3af8aff110abc104642b04ced25dc2a",
    "metadata": {},
    "name": "PayingOffQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1e95971a80f9a20e0eaa6435b2a68d45";

export default node;
