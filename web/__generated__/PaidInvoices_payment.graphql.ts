/**
 * @generated SignedSource<<6eab7877fda0833ae05fbb824d02c026>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReceivedPaymentApplicationKind = "CASH" | "FEE" | "ROUNDING";
import type { FragmentRefs } from "relay-runtime";
export type PaidInvoices_payment$data = {
  readonly applications: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly appliedOn: string;
    readonly invoice: {
      readonly entity: {
        readonly id: string;
        readonly name: string;
      };
      readonly number: string | null | undefined;
      readonly uuid: string;
    } | null | undefined;
    readonly kind: ReceivedPaymentApplicationKind;
    readonly undoneAt: string | null | undefined;
    readonly uuid: string;
    readonly withheld: {
      readonly amount: string;
    };
  }>;
  readonly entity: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly planned: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly invoice: {
      readonly number: string | null | undefined;
      readonly uuid: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "PaidInvoices_payment";
};
export type PaidInvoices_payment$key = {
  readonly " $data"?: PaidInvoices_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaidInvoices_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Entity",
  "kind": "LinkedField",
  "name": "entity",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaidInvoices_payment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivedPaymentApplication",
      "kind": "LinkedField",
      "name": "applications",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "invoice",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "withheld",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "appliedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undoneAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlannedApplication",
      "kind": "LinkedField",
      "name": "planned",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "invoice",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ReceivedPayment",
  "abstractKey": null
};
})();

(node as any).hash = "600eeaf0aa1264f0d47ab7972c8eb64b";

export default node;
