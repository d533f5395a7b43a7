/**
 * @generated SignedSource<<b223ab3439f5a68f7c251a175d7625a2>>
 * @relayHash fae50e995ad80768a3ee768c1406829d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 793317b01659b0e954954a708d98d3484b9afdf10226e6d3a2ecbf771cf475fb

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD" | "%future added value";
export type ProvenPaymentAction = "APPROVE" | "RESEND" | "%future added value";
export type PrepareApprovalInput = {
  action: ProvenPaymentAction;
  payments: ReadonlyArray<PaymentVersionInput>;
};
export type PaymentVersionInput = {
  id: string;
  version: number;
};
export type usePrepareApprovalMutation$variables = {
  input: PrepareApprovalInput;
};
export type usePrepareApprovalMutation$data = {
  readonly prepareApproval: {
    readonly count: number | null | undefined;
    readonly passkeyOptions: string | null | undefined;
    readonly totals: ReadonlyArray<{
      readonly amount: string;
      readonly currency: Currency;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type usePrepareApprovalMutation = {
  response: usePrepareApprovalMutation$data;
  variables: usePrepareApprovalMutation$variables;
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
    "concreteType": "PrepareApprovalPayload",
    "kind": "LinkedField",
    "name": "prepareApproval",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "totals",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currency",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "passkeyOptions",
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
    "name": "usePrepareApprovalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePrepareApprovalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "793317b01659b0e954954a708d98d3484b9afdf10226e6d3a2ecbf771cf475fb",
    "metadata": {},
    "name": "usePrepareApprovalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6fc8bd5471dbf398368b93f9fd196145";

export default node;
