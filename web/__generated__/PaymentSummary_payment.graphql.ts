/**
 * @generated SignedSource<<bb3ee69ba9c1da97a2d6e9c6708ab308>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalObstacle = "ALREADY_APPROVED" | "NOT_YOUR_STEP" | "NO_PERMISSION" | "OWN_PAYMENT";
export type Currency = "IDR" | "SGD" | "USD";
export type NoApproverReason = "AUTHORS" | "AUTHORS_AND_APPROVERS" | "NOT_PERMITTED";
export type PaymentKind = "PAYMENT" | "TRANSFER";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type PaymentSummary_payment$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly approvalObstacle: ApprovalObstacle | null | undefined;
  readonly approvalReason: {
    readonly " $fragmentSpreads": FragmentRefs<"ApprovalReason_reason">;
  } | null | undefined;
  readonly approvalsNeeded: number;
  readonly awaitedApproval: {
    readonly nobody: NoApproverReason | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useAwaitedWords_awaited">;
  } | null | undefined;
  readonly cancellationReason: string | null | undefined;
  readonly decidedAt: string | null | undefined;
  readonly decidedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly failureCode: string | null | undefined;
  readonly failureReason: string | null | undefined;
  readonly kind: PaymentKind;
  readonly rejectionReason: string | null | undefined;
  readonly status: PaymentStatus;
  readonly to: {
    readonly accountNumber: string;
    readonly bank: {
      readonly name: string;
    };
    readonly name: string;
  };
  readonly uuid: string;
  readonly valueDate: string;
  readonly " $fragmentSpreads": FragmentRefs<"StateTrack_payment">;
  readonly " $fragmentType": "PaymentSummary_payment";
};
export type PaymentSummary_payment$key = {
  readonly " $data"?: PaymentSummary_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentSummary_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nobody",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentSummary_payment",
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
      "name": "kind",
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
      "concreteType": "AwaitedApproval",
      "kind": "LinkedField",
      "name": "awaitedApproval",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useAwaitedWords_awaited",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "missing",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Person",
              "kind": "LinkedField",
              "name": "people",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalObstacle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failureCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failureReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectionReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancellationReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "decidedBy",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
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
      "concreteType": "Beneficiary",
      "kind": "LinkedField",
      "name": "to",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Bank",
          "kind": "LinkedField",
          "name": "bank",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valueDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalsNeeded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalReason",
      "kind": "LinkedField",
      "name": "approvalReason",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ApprovalReason_reason"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StateTrack_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "5275cca1d2e6aad9aee117cb0bfc9755";

export default node;
