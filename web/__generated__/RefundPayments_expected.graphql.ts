/**
 * @generated SignedSource<<b9f71b0f8a2221582125b5840edc6cd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundPayments_expected$data = {
  readonly refund: {
    readonly payable: boolean;
    readonly payments: ReadonlyArray<{
      readonly number: string;
      readonly uuid: string;
    }>;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "RefundPayments_expected";
};
export type RefundPayments_expected$key = {
  readonly " $data"?: RefundPayments_expected$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundPayments_expected">;
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
  "name": "RefundPayments_expected",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "RefundToPay",
      "kind": "LinkedField",
      "name": "refund",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Payment",
          "kind": "LinkedField",
          "name": "payments",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExpectedTransaction",
  "abstractKey": null
};
})();

(node as any).hash = "f9387f563d3732f3e95d02b777340907";

export default node;
