/**
 * @generated SignedSource<<6ace680e903cd06ede78cd3503dfe529>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalBandProblem = "TOO_FEW_PEOPLE" | "UNABLE_APPROVERS";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type BlockedPolicies_policies$data = ReadonlyArray<{
  readonly bands: ReadonlyArray<{
    readonly able: ReadonlyArray<{
      readonly fullName: string;
    }>;
    readonly approvalsNeeded: number;
    readonly named: ReadonlyArray<{
      readonly fullName: string;
    }>;
    readonly over: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
    readonly problem: ApprovalBandProblem;
    readonly upTo: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
  }>;
  readonly name: string;
  readonly " $fragmentType": "BlockedPolicies_policies";
}>;
export type BlockedPolicies_policies$key = ReadonlyArray<{
  readonly " $data"?: BlockedPolicies_policies$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockedPolicies_policies">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
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
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BlockedPolicies_policies",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlockedApprovalBand",
      "kind": "LinkedField",
      "name": "bands",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "over",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "upTo",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
          "name": "named",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "able",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BlockedApprovalPolicy",
  "abstractKey": null
};
})();

(node as any).hash = "01933649a1986b5bcd8a6ab9f38bc606";

export default node;
