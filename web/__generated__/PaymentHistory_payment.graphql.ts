/**
 * @generated SignedSource<<0deff1335507f9f75b325afd1b6f2e14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalFactor = "AUTHENTICATOR_APP" | "PASSKEY";
import type { FragmentRefs } from "relay-runtime";
export type PaymentHistory_payment$data = {
  readonly approvals: ReadonlyArray<{
    readonly approvedAt: string;
    readonly approver: {
      readonly fullName: string;
    } | null | undefined;
    readonly factor: ApprovalFactor;
    readonly uuid: string;
    readonly voidedAt: string | null | undefined;
  }>;
  readonly attempts: ReadonlyArray<{
    readonly number: number;
    readonly reference: string;
    readonly sentAt: string | null | undefined;
    readonly uuid: string;
  }>;
  readonly from: {
    readonly bank: {
      readonly name: string;
    };
  };
  readonly " $fragmentType": "PaymentHistory_payment";
};
export type PaymentHistory_payment$key = {
  readonly " $data"?: PaymentHistory_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentHistory_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaymentHistory_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Approval",
      "kind": "LinkedField",
      "name": "approvals",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approvedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "factor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voidedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "approver",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentAttempt",
      "kind": "LinkedField",
      "name": "attempts",
      "plural": true,
      "selections": [
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
          "name": "sentAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "from",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Bank",
          "kind": "LinkedField",
          "name": "bank",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "b4c5252e39c44140cc916e0bb8da7229";

export default node;
