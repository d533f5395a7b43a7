/**
 * @generated SignedSource<<5eead52ef465f8fc7e9e0dfcb413d6dc>>
 * @relayHash b69f30bac55f5a74db9c81a4aa9b60ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79dab8ad1cd4ca24c361e287d2e1637542e7dcc9be5b8958d8585481e349aa45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79dab8ad1cd4ca24c361e287d2e1637542e7dcc9be5b8958d8585481e349aa45",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
