/**
 * @generated SignedSource<<4465a2f3946dacf1a90d9721c422c84f>>
 * @relayHash e4f3df3fdbc2a5f08f90b70255e24fb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3291e18d423f03c4ff19487229db41beb49c387627f379995d5afef4ed507c1f

import type { ConcreteRequest } from 'relay-runtime';
export type useLivePaymentsQuery$variables = Record<PropertyKey, never>;
export type useLivePaymentsQuery$data = {
  readonly organization: {
    readonly approvalCounts: {
      readonly inbox: number;
    } | null | undefined;
    readonly id: string;
  };
};
export type useLivePaymentsQuery = {
  response: useLivePaymentsQuery$data;
  variables: useLivePaymentsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Organization",
    "kind": "LinkedField",
    "name": "organization",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ApprovalCounts",
        "kind": "LinkedField",
        "name": "approvalCounts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inbox",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLivePaymentsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLivePaymentsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3291e18d423f03c4ff19487229db41beb49c387627f379995d5afef4ed507c1f",
    "metadata": {},
    "name": "useLivePaymentsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c335ab3db00b49b16b78d1548b7aae4";

export default node;
