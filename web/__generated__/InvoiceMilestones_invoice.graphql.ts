/**
 * @generated SignedSource<<e4c1998cf15287c0757ce4c66eea809d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceMilestones_invoice$data = {
  readonly milestones: ReadonlyArray<{
    readonly dueDate: string | null | undefined;
    readonly expectedCash: {
      readonly amount: string;
    };
    readonly name: string;
    readonly percent: string;
    readonly total: {
      readonly amount: string;
    };
  }>;
  readonly " $fragmentType": "InvoiceMilestones_invoice";
};
export type InvoiceMilestones_invoice$key = {
  readonly " $data"?: InvoiceMilestones_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceMilestones_invoice">;
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
  "name": "InvoiceMilestones_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceMilestone",
      "kind": "LinkedField",
      "name": "milestones",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "expectedCash",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "f682674747adf626f4de86f152695cf3";

export default node;
