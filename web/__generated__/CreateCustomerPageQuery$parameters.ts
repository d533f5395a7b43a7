/**
 * @generated SignedSource<<2186c60e1994a6054f59065cf29ceab2>>
 * @relayHash ea02bf29eaa62a1c8e867e6c79e0bbef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ee303126fc336339292184d4062ee4e36761c18ce4335f1e19bf0e24e4c6d4c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateCustomerPageQuery } from './CreateCustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateCustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ee303126fc336339292184d4062ee4e36761c18ce4335f1e19bf0e24e4c6d4c",
    "metadata": {},
    "name": "CreateCustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
