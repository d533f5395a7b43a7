/**
 * @generated SignedSource<<349b5a0819745f76abceeabe77cb7b3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoveredInvoices_slip$data = {
  readonly invoices: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly invoice: {
      readonly uuid: string;
    } | null | undefined;
    readonly number: string;
    readonly owed: {
      readonly amount: string;
    };
    readonly rounding: {
      readonly amount: string;
    };
  }>;
  readonly " $fragmentType": "CoveredInvoices_slip";
};
export type CoveredInvoices_slip$key = {
  readonly " $data"?: CoveredInvoices_slip$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoveredInvoices_slip">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoveredInvoices_slip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WithholdingSlipInvoice",
      "kind": "LinkedField",
      "name": "invoices",
      "plural": true,
      "selections": [
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
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "invoice",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uuid",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "rounding",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "owed",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WithholdingSlip",
  "abstractKey": null
};
})();

(node as any).hash = "1d485d842016b4447355b78b51f27aa8";

export default node;
