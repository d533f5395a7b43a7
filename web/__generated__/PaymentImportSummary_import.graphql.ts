/**
 * @generated SignedSource<<a0932488117662f295d1a91075e36ce8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalBandProblem = "TOO_FEW_PEOPLE" | "UNABLE_APPROVERS";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type PaymentImportSummary_import$data = {
  readonly summary: {
    readonly approvals: ReadonlyArray<{
      readonly approvalsNeeded: number;
      readonly approvers: ReadonlyArray<{
        readonly fullName: string;
        readonly uuid: string;
      }>;
      readonly payments: number;
      readonly problem: ApprovalBandProblem | null | undefined;
    }>;
    readonly totals: ReadonlyArray<{
      readonly amount: string;
      readonly currency: Currency;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "PaymentImportSummary_import";
};
export type PaymentImportSummary_import$key = {
  readonly " $data"?: PaymentImportSummary_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentImportSummary_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentImportSummary_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentImportSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
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
          "concreteType": "PaymentImportApproval",
          "kind": "LinkedField",
          "name": "approvals",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payments",
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
              "kind": "ScalarField",
              "name": "problem",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Person",
              "kind": "LinkedField",
              "name": "approvers",
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
      "storageKey": null
    }
  ],
  "type": "RecordImport",
  "abstractKey": null
};

(node as any).hash = "0536f534e74a17d951fc686f26466892";

export default node;
