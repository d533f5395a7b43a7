/**
 * @generated SignedSource<<fe29e6d0ee4f436ba6d36da15aff857d>>
 * @relayHash 496c84016e5e793995bd9960f51fc4f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8fe0eeebabfc20317ed49ada59f66b9acf1464baeab1ff66a782165e2b2f75c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8fe0eeebabfc20317ed49ada59f66b9acf1464baeab1ff66a782165e2b2f75c",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
