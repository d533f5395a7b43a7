/**
 * @generated SignedSource<<3c4332ce56d89926bd5b208ff1eaa0e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalFactor = "AUTHENTICATOR_APP" | "PASSKEY" | "%future added value";
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
  readonly " $fragmentType": "PaymentHistory_payment";
};
export type PaymentHistory_payment$key = {
  readonly " $data"?: PaymentHistory_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentHistory_payment">;
};

const node: ReaderFragment = {
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
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "7033e0a67ed0d3afb256d074d281a3f8";

export default node;
