/**
 * @generated SignedSource<<220b9a85349d5526fb0243a14c4c3a72>>
 * @relayHash 5821f8913aeebaadbd05e3a94f1df68f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc08ddfb04bfab689f11c45e4ef6209dbe662c8c60ea80dd19b6e320e0f540b2

import type { ConcreteRequest } from 'relay-runtime';
export type BillVatTreatment = "LUXURY" | "NONE" | "OTHER" | "SPECIFIED" | "STANDARD";
export type BillWithholdingKind = "PPH23" | "PPH23_15" | "PPH4_2" | "PPH4_2_1_75" | "PPH4_2_2_65" | "PPH4_2_3_5" | "PPH4_2_4" | "PPH4_2_6" | "UMKM_FINAL";
export type Currency = "IDR" | "SGD" | "USD";
export type BillTaxEstimateInput = {
  base: string;
  counterpartyId?: string | null | undefined;
  currency: Currency;
  date: string;
  vat: BillVatTreatment;
  vatAmount?: string | null | undefined;
  withheldAmount?: string | null | undefined;
  withholding?: BillWithholdingKind | null | undefined;
  withholdingBase?: string | null | undefined;
};
export type useBillTaxEstimateQuery$variables = {
  input: BillTaxEstimateInput;
};
export type useBillTaxEstimateQuery$data = {
  readonly organization: {
    readonly billTaxEstimate: {
      readonly estimate: {
        readonly computedVatAmount: {
          readonly amount: string;
          readonly currency: Currency;
        } | null | undefined;
        readonly computedWithheldAmount: {
          readonly amount: string;
          readonly currency: Currency;
        } | null | undefined;
        readonly isRateDoubled: boolean;
        readonly needsReason: boolean;
        readonly netPayable: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly vatAmount: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly vatRate: string | null | undefined;
        readonly withheldAmount: {
          readonly amount: string;
          readonly currency: Currency;
        } | null | undefined;
        readonly withholdingRate: string | null | undefined;
      } | null | undefined;
      readonly userErrors: ReadonlyArray<{
        readonly code: string;
        readonly field: ReadonlyArray<string> | null | undefined;
        readonly message: string;
      }>;
    };
  };
};
export type useBillTaxEstimateQuery = {
  response: useBillTaxEstimateQuery$data;
  variables: useBillTaxEstimateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
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
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "input",
      "variableName": "input"
    }
  ],
  "concreteType": "BillTaxEstimateResult",
  "kind": "LinkedField",
  "name": "billTaxEstimate",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BillTaxEstimate",
      "kind": "LinkedField",
      "name": "estimate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vatRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "vatAmount",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "computedVatAmount",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withholdingRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRateDoubled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "withheldAmount",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "computedWithheldAmount",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "netPayable",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserError",
      "kind": "LinkedField",
      "name": "userErrors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useBillTaxEstimateQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBillTaxEstimateQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cc08ddfb04bfab689f11c45e4ef6209dbe662c8c60ea80dd19b6e320e0f540b2",
    "metadata": {},
    "name": "useBillTaxEstimateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58b389c42507c9228c2cd6c1ad98c292";

export default node;
