/**
 * @generated SignedSource<<3c71958d70684b6b4227dad4ca3cad2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalBandProblem = "TOO_FEW_PEOPLE" | "UNABLE_APPROVERS";
export type Currency = "IDR" | "SGD" | "USD";
export type PaymentMethod = "BI_FAST" | "ONLINE" | "RTGS" | "SAME_BANK" | "SKN";
import type { FragmentRefs } from "relay-runtime";
export type PoliciesCard_organization$data = {
  readonly approvalPolicies: ReadonlyArray<{
    readonly bands: ReadonlyArray<{
      readonly inOrder: boolean;
      readonly problem: ApprovalBandProblem | null | undefined;
      readonly steps: ReadonlyArray<{
        readonly approvers: ReadonlyArray<{
          readonly fullName: string;
          readonly uuid: string;
        }>;
      }>;
      readonly unableApprovers: ReadonlyArray<{
        readonly fullName: string;
      }>;
      readonly upTo: {
        readonly amount: string;
      } | null | undefined;
    }>;
    readonly currency: Currency;
    readonly entity: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly id: string;
    readonly method: PaymentMethod | null | undefined;
    readonly name: string;
    readonly version: number;
  }>;
  readonly entities: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly people: ReadonlyArray<{
    readonly fullName: string;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "PoliciesCard_organization";
};
export type PoliciesCard_organization$key = {
  readonly " $data"?: PoliciesCard_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"PoliciesCard_organization">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "uuid",
    "storageKey": null
  },
  (v3/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PoliciesCard_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalPolicy",
      "kind": "LinkedField",
      "name": "approvalPolicies",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Entity",
          "kind": "LinkedField",
          "name": "entity",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ApprovalBand",
          "kind": "LinkedField",
          "name": "bands",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "upTo",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amount",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inOrder",
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
              "name": "unableApprovers",
              "plural": true,
              "selections": [
                (v3/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ApprovalStep",
              "kind": "LinkedField",
              "name": "steps",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Person",
                  "kind": "LinkedField",
                  "name": "approvers",
                  "plural": true,
                  "selections": (v4/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Entity",
      "kind": "LinkedField",
      "name": "entities",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "a763b010cec1b52d8bd44ec4abfc0e6d";

export default node;
