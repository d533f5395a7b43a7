/**
 * @generated SignedSource<<af9517ab497d63cf823187a57004ed3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentChannel = "API" | "MANUAL";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type StateTrack_payment$data = {
  readonly approvals: ReadonlyArray<{
    readonly approvedAt: string;
    readonly voidedAt: string | null | undefined;
  }>;
  readonly approvalsGiven: number;
  readonly approvalsNeeded: number;
  readonly attempts: ReadonlyArray<{
    readonly sentAt: string | null | undefined;
  }>;
  readonly channel: PaymentChannel;
  readonly createdAt: string;
  readonly sentAt: string | null | undefined;
  readonly status: PaymentStatus;
  readonly valueDate: string;
  readonly " $fragmentType": "StateTrack_payment";
};
export type StateTrack_payment$key = {
  readonly " $data"?: StateTrack_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"StateTrack_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StateTrack_payment",
  "selections": [
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
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valueDate",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "approvalsGiven",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Approval",
      "kind": "LinkedField",
      "name": "approvals",
      "plural": true,
      "selections": [
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
          "name": "voidedAt",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "d1ba2aca47ccd6727b5131f1e744137e";

export default node;
