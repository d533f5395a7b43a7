/**
 * @generated SignedSource<<9e89da31ff19563988243f717851c13c>>
 * @relayHash 070b702c93e95ec3efb8beeb13ecc364
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c05fe1c46bedb90e74e8b5ec2e25686fa14404d5d6a4f081b90ec356da2dc596

import type { ConcreteRequest } from 'relay-runtime';
export type BillStatus = "APPROVED" | "CANCELLED" | "DRAFT" | "PAID" | "SUBMITTED";
export type LiveBillsSubscription$variables = Record<PropertyKey, never>;
export type LiveBillsSubscription$data = {
  readonly billChanged: {
    readonly actor: {
      readonly uuid: string;
    } | null | undefined;
    readonly bill: {
      readonly createdBy: {
        readonly uuid: string;
      } | null | undefined;
      readonly id: string;
      readonly number: string;
      readonly status: BillStatus;
      readonly submittedBy: {
        readonly uuid: string;
      } | null | undefined;
      readonly uuid: string;
    };
    readonly previousStatus: BillStatus | null | undefined;
  };
};
export type LiveBillsSubscription = {
  response: LiveBillsSubscription$data;
  variables: LiveBillsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BillChange",
    "kind": "LinkedField",
    "name": "billChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "previousStatus",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "actor",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Bill",
        "kind": "LinkedField",
        "name": "bill",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "createdBy",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "submittedBy",
            "plural": false,
            "selections": (v1/*:: as any*/),
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
    "name": "LiveBillsSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveBillsSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c05fe1c46bedb90e74e8b5ec2e25686fa14404d5d6a4f081b90ec356da2dc596",
    "metadata": {},
    "name": "LiveBillsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "fbad0f0363fb15b8392461d9475b60fc";

export default node;
