/**
 * @generated SignedSource<<7ac1d2e4cad5b4f7ca3e6e910a9820ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingCycle = "MONTHLY" | "PER_ORDER" | "WEEKLY";
export type Currency = "IDR" | "SGD" | "USD";
export type CustomerAction = "APPROVE" | "CANCEL_INVITATION" | "DEACTIVATE" | "EDIT" | "REACTIVATE" | "REJECT" | "RESEND";
export type CustomerKind = "COMPANY" | "INDIVIDUAL" | "INDIVIDUAL_B2B";
export type CustomerStatus = "ACTIVE" | "DEACTIVATED" | "INVITED" | "REJECTED" | "REQUEST_SENT";
export type CustomerTaxStatus = "GOVERNMENT" | "NON_PKP" | "OTHER_COLLECTOR" | "PKP";
export type Language = "EN" | "ID";
export type PaymentTermStart = "END_OF_MONTH" | "HARD_COPY_RECEIVED" | "INVOICE_DATE";
export type StampDutyPolicy = "CHARGE" | "FLAG" | "NONE";
export type WithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH23" | "PPH23_15" | "PPH4_2";
import type { FragmentRefs } from "relay-runtime";
export type EditCustomerPage_customer$data = {
  readonly accountName: string | null | undefined;
  readonly accountNumber: string | null | undefined;
  readonly alias: string | null | undefined;
  readonly allowedActions: ReadonlyArray<CustomerAction>;
  readonly bankName: string | null | undefined;
  readonly billingAddress: {
    readonly district: {
      readonly code: string;
      readonly name: string;
    };
    readonly postalCode: string;
    readonly province: {
      readonly code: string;
      readonly name: string;
    };
    readonly regency: {
      readonly code: string;
      readonly name: string;
    };
    readonly street1: string;
    readonly street2: string | null | undefined;
    readonly ward: {
      readonly code: string;
      readonly name: string;
    };
  } | null | undefined;
  readonly billingCycle: BillingCycle;
  readonly billingDay: number | null | undefined;
  readonly branchName: string | null | undefined;
  readonly branchNumber: string;
  readonly businessNumber: string | null | undefined;
  readonly creditLimit: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly deliveryAddress: {
    readonly district: {
      readonly code: string;
      readonly name: string;
    };
    readonly postalCode: string;
    readonly province: {
      readonly code: string;
      readonly name: string;
    };
    readonly regency: {
      readonly code: string;
      readonly name: string;
    };
    readonly street1: string;
    readonly street2: string | null | undefined;
    readonly ward: {
      readonly code: string;
      readonly name: string;
    };
  } | null | undefined;
  readonly directors: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly name: string;
    readonly phone: string | null | undefined;
  }>;
  readonly email: string;
  readonly employees: number | null | undefined;
  readonly financeEmail: string | null | undefined;
  readonly financeName: string | null | undefined;
  readonly hardCopy: boolean;
  readonly id: string;
  readonly identityNumber: string | null | undefined;
  readonly industry: string | null | undefined;
  readonly invoiceEmails: ReadonlyArray<string>;
  readonly language: Language;
  readonly legalName: string | null | undefined;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly picEmail: string | null | undefined;
  readonly picName: string | null | undefined;
  readonly picPhone: string | null | undefined;
  readonly picPosition: string | null | undefined;
  readonly registeredAddress: {
    readonly district: {
      readonly code: string;
      readonly name: string;
    };
    readonly postalCode: string;
    readonly province: {
      readonly code: string;
      readonly name: string;
    };
    readonly regency: {
      readonly code: string;
      readonly name: string;
    };
    readonly street1: string;
    readonly street2: string | null | undefined;
    readonly ward: {
      readonly code: string;
      readonly name: string;
    };
  } | null | undefined;
  readonly stampDuty: StampDutyPolicy;
  readonly status: CustomerStatus;
  readonly taxNumber: string | null | undefined;
  readonly taxNumberDoubtful: boolean;
  readonly taxStatus: CustomerTaxStatus;
  readonly termDays: number;
  readonly termFrom: PaymentTermStart;
  readonly type: CustomerKind | null | undefined;
  readonly uuid: string;
  readonly version: number;
  readonly withholding: WithholdingCode | null | undefined;
  readonly " $fragmentType": "EditCustomerPage_customer";
};
export type EditCustomerPage_customer$key = {
  readonly " $data"?: EditCustomerPage_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCustomerPage_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
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
  (v0/*:: as any*/)
],
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "street1",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "street2",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "AddressRegion",
    "kind": "LinkedField",
    "name": "province",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "AddressRegion",
    "kind": "LinkedField",
    "name": "regency",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "AddressRegion",
    "kind": "LinkedField",
    "name": "district",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "AddressRegion",
    "kind": "LinkedField",
    "name": "ward",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "postalCode",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCustomerPage_customer",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxNumberDoubtful",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alias",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "industry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employees",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "picName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "picPosition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "picEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "picPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identityNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "branchNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withholding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerAddress",
      "kind": "LinkedField",
      "name": "billingAddress",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerAddress",
      "kind": "LinkedField",
      "name": "registeredAddress",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerDirector",
      "kind": "LinkedField",
      "name": "directors",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "branchName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "financeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "financeEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hardCopy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerAddress",
      "kind": "LinkedField",
      "name": "deliveryAddress",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceEmails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingCycle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "termDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "termFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "creditLimit",
      "plural": false,
      "selections": [
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stampDuty",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "7e651256f85d84a9a1e5bd0ccd49075e";

export default node;
