/**
 * @generated SignedSource<<cf2d942c9934dc7486b1575020c03468>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type InvoiceWithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH22" | "PPH23" | "PPH23_15" | "PPH4_2" | "UMKM_FINAL";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceSums_totals$data = {
  readonly base: {
    readonly amount: string;
  };
  readonly collectedVat: {
    readonly amount: string;
  };
  readonly deducted: {
    readonly amount: string;
  };
  readonly discount: {
    readonly amount: string;
  };
  readonly expectedCash: {
    readonly amount: string;
  };
  readonly isStampDue: boolean;
  readonly otherBase: {
    readonly amount: string;
  } | null | undefined;
  readonly rupiah: {
    readonly base: {
      readonly amount: string;
    };
    readonly decree: string;
    readonly otherBase: {
      readonly amount: string;
    } | null | undefined;
    readonly rate: string;
    readonly vat: {
      readonly amount: string;
    };
  } | null | undefined;
  readonly stampDuty: {
    readonly amount: string;
  };
  readonly subtotal: {
    readonly amount: string;
  };
  readonly total: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly vat: {
    readonly amount: string;
  };
  readonly vatRate: string;
  readonly withheld: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly base: {
      readonly amount: string;
    };
    readonly code: InvoiceWithholdingCode;
    readonly rate: string;
  }>;
  readonly withheldTotal: {
    readonly amount: string;
  };
  readonly " $fragmentType": "InvoiceSums_totals";
};
export type InvoiceSums_totals$key = {
  readonly " $data"?: InvoiceSums_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceSums_totals">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "base",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "otherBase",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "vat",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rate",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceSums_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "subtotal",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "discount",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "deducted",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatRate",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStampDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stampDuty",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "concreteType": "InvoiceWithheldAmount",
      "kind": "LinkedField",
      "name": "withheld",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v5/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v1/*:: as any*/),
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
      "name": "collectedVat",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "withheldTotal",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "expectedCash",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceRupiah",
      "kind": "LinkedField",
      "name": "rupiah",
      "plural": false,
      "selections": [
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decree",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvoiceTotals",
  "abstractKey": null
};
})();

(node as any).hash = "7031a9691acfd1a93889359855cf5a0d";

export default node;
