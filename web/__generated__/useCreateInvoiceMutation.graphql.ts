/**
 * @generated SignedSource<<43cd4cf8673850cc951186d01bb7971b>>
 * @relayHash 20efc7613e612fa4f8101519574ae863
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 556ee534d67850d34aa2717062541876162b4b87fb456e9282e94b28739fcd0e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "IDR" | "SGD" | "USD";
export type InvoiceKind = "ADVANCE" | "STANDARD";
export type PaymentTermStart = "END_OF_MONTH" | "HARD_COPY_RECEIVED" | "INVOICE_DATE";
export type ProductKind = "GOODS" | "SERVICE";
export type VatTreatment = "EXEMPT" | "EXPORT" | "LUXURY" | "NONE" | "NOT_COLLECTED" | "SPECIFIED" | "STANDARD";
export type WithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH23" | "PPH23_15" | "PPH4_2";
export type CreateInvoiceInput = {
  approverUuid?: string | null | undefined;
  currency: Currency;
  customerId: string;
  customerReference?: string | null | undefined;
  deductions?: ReadonlyArray<InvoiceDeductionInput> | null | undefined;
  discount?: DiscountInput | null | undefined;
  entityId?: string | null | undefined;
  goodsReceiptIds?: ReadonlyArray<string> | null | undefined;
  hardCopy?: boolean | null | undefined;
  idempotencyKey: string;
  internalNote?: string | null | undefined;
  invoiceDate: string;
  kind?: InvoiceKind | null | undefined;
  lines: ReadonlyArray<InvoiceLineInput>;
  milestones?: ReadonlyArray<InvoiceMilestoneInput> | null | undefined;
  note?: string | null | undefined;
  salesOrderId?: string | null | undefined;
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
export type InvoiceLineInput = {
  description: string;
  discount?: DiscountInput | null | undefined;
  kind: ProductKind;
  orderLineUuid?: string | null | undefined;
  price: string;
  productId?: string | null | undefined;
  quantity: string;
  taxUnit: string;
  unit: string;
  withholding?: WithholdingCode | null | undefined;
};
export type InvoiceMilestoneInput = {
  dueDate?: string | null | undefined;
  name: string;
  percent: string;
};
export type useCreateInvoiceMutation$variables = {
  input: CreateInvoiceInput;
};
export type useCreateInvoiceMutation$data = {
  readonly createInvoice: {
    readonly invoice: {
      readonly id: string;
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
  } | null | undefined;
};
export type useCreateInvoiceMutation = {
  response: useCreateInvoiceMutation$data;
  variables: useCreateInvoiceMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
      "name": "id",
      "storageKey": null
    },
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
v3 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateInvoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InvoicePayload",
        "kind": "LinkedField",
        "name": "createInvoice",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_error",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateInvoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InvoicePayload",
        "kind": "LinkedField",
        "name": "createInvoice",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "556ee534d67850d34aa2717062541876162b4b87fb456e9282e94b28739fcd0e",
    "metadata": {},
    "name": "useCreateInvoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7e7ac8cbfbbb5c4a988f8b0abaf96171";

export default node;
