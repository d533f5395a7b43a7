/**
 * @generated SignedSource<<bfea8d9b4d9054bbd38361d3affa007d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingCycle = "MONTHLY" | "PER_ORDER" | "WEEKLY";
export type CustomerKind = "COMPANY" | "INDIVIDUAL" | "INDIVIDUAL_B2B";
export type CustomerTaxStatus = "GOVERNMENT" | "NON_PKP" | "OTHER_COLLECTOR" | "PKP";
export type Language = "EN" | "ID";
export type WithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH23" | "PPH23_15" | "PPH4_2";
import type { FragmentRefs } from "relay-runtime";
export type CustomerFacts_customer$data = {
  readonly accountName: string | null | undefined;
  readonly accountNumber: string | null | undefined;
  readonly alias: string | null | undefined;
  readonly bankName: string | null | undefined;
  readonly billingAddress: {
    readonly district: {
      readonly name: string;
    };
    readonly postalCode: string;
    readonly province: {
      readonly name: string;
    };
    readonly regency: {
      readonly name: string;
    };
    readonly street1: string;
    readonly street2: string | null | undefined;
    readonly ward: {
      readonly name: string;
    };
  } | null | undefined;
  readonly billingCycle: BillingCycle;
  readonly billingDay: number | null | undefined;
  readonly branchName: string | null | undefined;
  readonly branchNumber: string;
  readonly businessNumber: string | null | undefined;
  readonly deliveryAddress: {
    readonly district: {
      readonly name: string;
    };
    readonly postalCode: string;
    readonly province: {
      readonly name: string;
    };
    readonly regency: {
      readonly name: string;
    };
    readonly street1: string;
    readonly street2: string | null | undefined;
    readonly ward: {
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
  readonly identityNumber: string | null | undefined;
  readonly industry: string | null | undefined;
  readonly invoiceEmails: ReadonlyArray<string>;
  readonly language: Language;
  readonly legalName: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly picEmail: string | null | undefined;
  readonly picName: string | null | undefined;
  readonly picPhone: string | null | undefined;
  readonly picPosition: string | null | undefined;
  readonly registeredAddress: {
    readonly district: {
      readonly name: string;
    };
    readonly postalCode: string;
    readonly province: {
      readonly name: string;
    };
    readonly regency: {
      readonly name: string;
    };
    readonly street1: string;
    readonly street2: string | null | undefined;
    readonly ward: {
      readonly name: string;
    };
  } | null | undefined;
  readonly taxNumber: string | null | undefined;
  readonly taxStatus: CustomerTaxStatus;
  readonly type: CustomerKind | null | undefined;
  readonly withholding: WithholdingCode | null | undefined;
  readonly " $fragmentType": "CustomerFacts_customer";
};
export type CustomerFacts_customer$key = {
  readonly " $data"?: CustomerFacts_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFacts_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
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
  "name": "CustomerFacts_customer",
  "selections": [
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
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/)
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
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "e64c425edbef9f36a06ae92ce749087f";

export default node;
