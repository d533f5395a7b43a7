/**
 * @generated SignedSource<<7119e764394437203750a0438b306365>>
 * @relayHash 99b4d2401af12969d12a1b02d348344b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85582b4be894936374baa4e244548f22ad2adaf6b9bd6b0a471e6e955c8e392b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "IDR" | "SGD" | "USD";
export type PaymentTermStart = "END_OF_MONTH" | "HARD_COPY_RECEIVED" | "INVOICE_DATE";
export type ProductKind = "GOODS" | "SERVICE";
export type VatTreatment = "EXEMPT" | "EXPORT" | "LUXURY" | "NONE" | "NOT_COLLECTED" | "SPECIFIED" | "STANDARD";
export type WithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH23" | "PPH23_15" | "PPH4_2";
export type InvoiceDraftInput = {
  currency: Currency;
  customerId?: string | null | undefined;
  deductions?: ReadonlyArray<InvoiceDeductionInput> | null | undefined;
  discount?: DiscountInput | null | undefined;
  entityId?: string | null | undefined;
  invoiceDate: string;
  lines: ReadonlyArray<InvoiceDraftLineInput>;
  milestones?: ReadonlyArray<InvoiceMilestoneInput> | null | undefined;
  termDays?: number | null | undefined;
  termFrom?: PaymentTermStart | null | undefined;
  vatTreatment: VatTreatment;
};
export type InvoiceDeductionInput = {
  amount: string;
  invoiceId: string;
};
export type DiscountInput = {
  amount?: string | null | undefined;
  percent?: string | null | undefined;
};
export type InvoiceDraftLineInput = {
  discount?: DiscountInput | null | undefined;
  kind: ProductKind;
  price: string;
  quantity: string;
  withholding?: WithholdingCode | null | undefined;
};
export type InvoiceMilestoneInput = {
  dueDate?: string | null | undefined;
  name: string;
  percent: string;
};
export type useInvoiceAmountsQuery$variables = {
  draft: InvoiceDraftInput;
};
export type useInvoiceAmountsQuery$data = {
  readonly organization: {
    readonly invoiceAmounts: {
      readonly dueDate: string | null | undefined;
      readonly milestones: ReadonlyArray<{
        readonly dueDate: string | null | undefined;
        readonly expectedCash: {
          readonly amount: string;
        };
      }>;
      readonly totals: {
        readonly expectedCash: {
          readonly amount: string;
        };
        readonly rupiah: {
          readonly decree: string;
          readonly rate: string;
        } | null | undefined;
        readonly total: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly " $fragmentSpreads": FragmentRefs<"InvoiceSums_totals">;
      } | null | undefined;
      readonly userErrors: ReadonlyArray<{
        readonly code: string;
        readonly field: ReadonlyArray<string> | null | undefined;
        readonly message: string;
      }>;
    };
  };
};
export type useInvoiceAmountsQuery = {
  response: useInvoiceAmountsQuery$data;
  variables: useInvoiceAmountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "draft"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "draft",
    "variableName": "draft"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueDate",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "expectedCash",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "InvoiceMilestoneAmounts",
  "kind": "LinkedField",
  "name": "milestones",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rate",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "decree",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
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
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "base",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "otherBase",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "vat",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useInvoiceAmountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "InvoiceAmounts",
            "kind": "LinkedField",
            "name": "invoiceAmounts",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "InvoiceTotals",
                "kind": "LinkedField",
                "name": "totals",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "InvoiceSums_totals"
                  },
                  (v7/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InvoiceRupiah",
                    "kind": "LinkedField",
                    "name": "rupiah",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "useInvoiceAmountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "InvoiceAmounts",
            "kind": "LinkedField",
            "name": "invoiceAmounts",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "InvoiceTotals",
                "kind": "LinkedField",
                "name": "totals",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "subtotal",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "discount",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "deducted",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vatRate",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
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
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InvoiceWithheldAmount",
                    "kind": "LinkedField",
                    "name": "withheld",
                    "plural": true,
                    "selections": [
                      (v10/*:: as any*/),
                      (v8/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "amount",
                        "plural": false,
                        "selections": (v4/*:: as any*/),
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
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "withheldTotal",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InvoiceRupiah",
                    "kind": "LinkedField",
                    "name": "rupiah",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
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
    "id": "85582b4be894936374baa4e244548f22ad2adaf6b9bd6b0a471e6e955c8e392b",
    "metadata": {},
    "name": "useInvoiceAmountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "86abda8d0de79bffd1581315a13f5225";

export default node;
