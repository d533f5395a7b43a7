/**
 * @generated SignedSource<<bfc2bb6a867ef8e293249b294c189cb7>>
 * @relayHash 2ca26450937f000988d160882f2abcb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8190d36c2e6b5255ac1a1286e5a8cc91ff694de51b318a43e4e49523570cf9bc

import type { ConcreteRequest } from 'relay-runtime';
export type useReadApprovalCountQuery$variables = Record<PropertyKey, never>;
export type useReadApprovalCountQuery$data = {
  readonly organization: {
    readonly approvalQueueCounts: {
      readonly inbox: number;
    } | null | undefined;
    readonly id: string;
  };
};
export type useReadApprovalCountQuery = {
  response: useReadApprovalCountQuery$data;
  variables: useReadApprovalCountQuery$variables;
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
        "name": "approvalQueueCounts",
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
    "name": "useReadApprovalCountQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useReadApprovalCountQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8190d36c2e6b5255ac1a1286e5a8cc91ff694de51b318a43e4e49523570cf9bc",
    "metadata": {},
    "name": "useReadApprovalCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "771a1695cceb6687f3bf400ddd2e273f";

export default node;
